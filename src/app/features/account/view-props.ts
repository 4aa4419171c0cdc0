import type { UserInfo } from '#contract/calls/user.ts'

/** Props of each view of the account settings. */
export interface ViewProps {
  readonly user: UserInfo
  /** The view is done: shows the list again. */
  readonly onDone: () => void
}
