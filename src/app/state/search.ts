import { proxy } from 'valtio'

/** Whether the search of everything is open. */
export const search = proxy({ isOpen: false })
