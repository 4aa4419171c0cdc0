/** An access key for Alibaba Cloud or Tencent Cloud. */
export interface CloudKey {
  readonly id: string
  readonly secret: string
}
