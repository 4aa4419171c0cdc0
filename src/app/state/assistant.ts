import { proxy } from 'valtio'

/** Whether the assistant's drawer is open. */
export const assistant = proxy({ isOpen: false })
