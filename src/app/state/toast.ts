import type { MessageDescriptor } from '@lingui/core'
import { proxy } from 'valtio'

export interface ToastAction {
  readonly label: MessageDescriptor
  readonly run: () => void
}

export interface Toast {
  readonly id: number
  readonly look: 'info' | 'ok' | 'warn' | 'error'
  readonly text: MessageDescriptor | string
  readonly action?: ToastAction | undefined
}

/** How long a toast is shown, and how long one with a button. */
export const TOAST_MS = { plain: 5000, action: 10_000 }
export const toasts = proxy<{ current: Toast | null }>({ current: null })
let count = 0

/** One toast at a time: a new one replaces the old one. */
export function showToast(look: Toast['look'], text: Toast['text'], action?: ToastAction): void {
  count += 1
  toasts.current = { id: count, look, text, action }
}

export function closeToast(id: number): void {
  if (toasts.current?.id === id) toasts.current = null
}
