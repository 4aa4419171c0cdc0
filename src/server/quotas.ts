const GiB = 1024 ** 3

/**
 * What one user may keep (SPEC Q8). These limits bound what a user can create; sources, the largest, are what other services charge for.
 * Bookkeeping rows are never refused: the oldest are deleted.
 */
export const QUOTAS = {
  /** Records, deleted ones included. */
  records: 50_000,
  recordBytes: GiB,
  /** Mutations remembered as applied: an older one that is repeated merges without effect. */
  mutations: 200_000,
  /** Idempotency keys. */
  keys: 20_000,
  /** Sources, announced or stored. */
  uploads: 10_000,
  /** What everyone has: the operator can grant a user more (`storage/store.ts`). */
  uploadBytes: 5 * GiB,
  /** AI tokens of a month without membership, while plans are on sale. */
  tokens: 100_000,
  /** Devices that a user is logged in on without membership, while plans are on sale (SPEC M28). */
  devices: 3,
  /** Shares that are still valid; their bytes count with those of sources. */
  shares: 500,
  /** Pictures, the avatar included, those of feedback not; others are deleted after a day. */
  pictures: 20,
  /** Letters to the operator: in a day, and in all. */
  feedbackADay: 20,
  feedback: 1000,
} as const
