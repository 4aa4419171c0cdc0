import { createHash, timingSafeEqual } from 'node:crypto'

/** Equal lengths make the comparison constant-time. */
const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares a given secret with the right one, in a time that does not depend on either. */
export const isSameSecret = (given: string, right: string): boolean => timingSafeEqual(digest(given), digest(right))
