import type { UserInfo } from '#contract/calls/user.ts'

/** URL of a user's picture; undefined without one. */
export const avatarOf = ({ img, img_domain: domain }: Pick<UserInfo, 'img' | 'img_domain'>): string | undefined =>
  img === '' ? undefined : `${domain}${img}`
