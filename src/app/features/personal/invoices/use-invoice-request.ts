import type { MessageDescriptor } from '@lingui/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { showToast } from '../../../state/toast.ts'

interface Request<W> {
  /** The payments on the invoice. The server refuses if another invoice has taken one of them. */
  readonly payments: readonly { readonly payment: string; readonly amount: number }[]
  readonly ask: (wanted: W, key: { readonly idempotencyKey: string }) => Promise<{ readonly id: string }>
  readonly forgetDraft: () => Promise<void>
  /** Said when it is asked for. */
  readonly done: MessageDescriptor
  /** Calls to ask again after a refusal, because their replies may be out of date. */
  readonly doubtful: readonly string[]
}

/** Asks for an invoice and opens its page. `onChange` is called when the contents change. */
export function useInvoiceRequest<W>({ payments, ask, forgetDraft, done, doubtful }: Request<W>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // the same key until the contents change: a repeated request makes one invoice
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const contents = payments.map(({ payment, amount }) => `${payment} ${amount}`).join()
  const [asked, setAsked] = useState(contents)
  if (asked !== contents) {
    setAsked(contents)
    setKey(crypto.randomUUID())
  }
  const readAgain = (names: readonly string[]) =>
    Promise.all(names.map((name) => client.invalidateQueries({ queryKey: [name] })))
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (wanted: W) => ask(wanted, { idempotencyKey }),
    onSuccess: async ({ id }) => {
      await forgetDraft()
      await readAgain(['Invoicing/index', 'Invoicing/candidates'])
      showToast('ok', done)
      await navigate({ to: '/personal/$', params: { _splat: 'rise/history' }, search: { id } as object })
      await readAgain(['Invoicing/detail'])
    },
    onError: async (refusal) => {
      if (!(refusal instanceof CallError)) return
      setKey(crypto.randomUUID())
      await readAgain(doubtful)
    },
  })
  // the pressed button was disabled meanwhile and has lost the focus
  useEffect(() => {
    if (error) document.querySelector<HTMLElement>('main form > [role=alert]')?.focus()
  }, [error])
  const onChange = () => {
    setKey(crypto.randomUUID())
    reset()
  }
  return { mutate, isPending, error, onChange }
}
