import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { payMonthFor } from './order-ledger.ts'
import { runOperator } from './run-operator.ts'
import type { TestServer, TestUser } from './start-server.ts'

type Holder = Pick<TestUser, 'token' | 'userInfo'>

export const COMPANY = {
  type: 'company',
  name: '福州算尺科技有限公司',
  tax_no: '91350100M000100Y43',
  email: 'invoice@example.org',
} as const

export const PDF = Buffer.from('%PDF-1.7\ninvoice\n%%EOF')

/** Pays a month of membership, which costs 30 yuan, and asks for an invoice. @param title texts of the title that differ */
export async function askInvoiceFor(server: TestServer, { token, userInfo }: Holder, title: object = {}) {
  const payment = await payMonthFor(server.services.db, userInfo.id, server.clock.now())
  const added = await server.call('Rise/add', { ...COMPANY, ...title }, { token })
  const wanted = { payments: [payment], amount: 3000, title: added.data.id, kind: 'ordinary' as const }
  const { data, code } = await server.call('Invoicing/add', wanted, { token })
  if (code) throw new Error(code)
  return { id: data.id, payment, title: added.data.id }
}

/** Issues an invoice as the operator does, with files of these contents by their options. */
export async function issueInvoiceFor(
  server: TestServer,
  id: string,
  files: Readonly<Record<string, Buffer>> = { pdf: PDF },
  ...args: string[]
) {
  const folder = mkdtempSync(join(tmpdir(), 'slipstick-invoice-'))
  try {
    const named = Object.entries(files).flatMap(([option, bytes]) => {
      const file = join(folder, option)
      writeFileSync(file, bytes)
      return [`--${option}`, file]
    })
    return await runOperator(server, 'issue-invoice', id, '--number', '26350000000012345678', ...named, ...args)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
