import type { MessageDescriptor } from '@lingui/core'
import { proxy } from 'valtio'

export interface Toast {
  readonly id: number
  readonly look: 'info' | 'ok' | 'warn' | 'error'
  readonly text: MessageDescriptor | string
}

export const TOAST_MS = 5000
export const toasts = proxy<{ current: Toast | null }>({ current: null })
let count = 0

/** One toast at a time: a new one replaces the old one. */
export function showToast(look: Toast['look'], text: Toast['text']): void {
  count += 1
  toasts.current = { id: count, look, text }
}

export function closeToast(id: number): void {
  if (toasts.current?.id === id) toasts.current = null
}
