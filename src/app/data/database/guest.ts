/** The user id of a reader without an account: the work of such a guest has a database of its own, and is never sent (SPEC L7). */
export const GUEST = '0'
