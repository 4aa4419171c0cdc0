const GiB = 1024 ** 3

/**
 * What one user may keep (SPEC Q8). What is counted here grows by the user's own doing; sources, the largest, are what people pay for elsewhere.
 * Rows of bookkeeping are not refused: the oldest go.
 */
export const QUOTAS = {
  /** Records, those that were deleted included. */
  records: 50_000,
  recordBytes: GiB,
  /** Mutations that are remembered as applied: one that comes again merges to what is there. */
  mutations: 200_000,
  /** Idempotency keys. */
  keys: 20_000,
  /** Sources, announced or kept. */
  uploads: 10_000,
  uploadBytes: 5 * GiB,
  /** Pictures, the avatar included; one that does not become the avatar goes after a day. */
  pictures: 20,
} as const
