import type { InvoiceCandidate } from '#contract/calls/invoicing.ts'
import { call } from '../../../api/call.ts'
import { useStored } from '../use-stored-reply.ts'

const LONGEST_PAGE = 50

interface Candidates {
  readonly payments: readonly InvoiceCandidate[]
  /** When this was read, in seconds. */
  readonly time: number
}

async function readAll(signal: AbortSignal): Promise<Candidates> {
  const payments = new Map<string, InvoiceCandidate>()
  for (let page = 1; ; page += 1) {
    const { data, total, time } = await call('Invoicing/candidates', { page, limit: LONGEST_PAGE }, { signal })
    for (const one of data) payments.set(one.payment, one)
    if (data.length < LONGEST_PAGE || payments.size >= total) return { payments: [...payments.values()], time }
  }
}

/** All payments that can be invoiced or are on an invoice, whose choice is a sum over all pages; without the server those last read (SPEC M14). */
export const useCandidates = () => useStored('Invoicing/candidates', {}, readAll)
