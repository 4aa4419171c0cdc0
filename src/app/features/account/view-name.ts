/** The views of the account settings. */
export type ViewName =
  | 'avatar'
  | 'nickname'
  | 'phone'
  | 'password'
  | 'email'
  | 'wechat'
  | 'qq'
  | 'company'
  | 'devices'
  | 'export'
  | 'close'
