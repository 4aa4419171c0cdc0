/** The site's WeChat official account. */
export interface OfficialAccount {
  /**
   * The address for a QR code; WeChat then reports each scan of it to us with this scene.
   * @param scene 1 to 64 letters, digits, - or _
   * Throws a DeliveryError.
   */
  openScene(scene: string, lifeSeconds: number): Promise<string>
}

/** Purpose of the scanned code. Undefined if the scene is unknown, expired or already scanned. */
export type Scanned = 'login' | 'bind' | undefined

/** Called when a scene's code was scanned; `openid` identifies the scanning user for this official account. */
export type OnScan = (scene: string, openid: string) => Promise<Scanned>

/** Settings from the account's console. */
export interface OfficialAccountSettings {
  readonly appId: string
  readonly appSecret: string
  /** Signs WeChat's requests to us. */
  readonly token: string
  /** 43 characters; undefined in plaintext mode. */
  readonly aesKey: string | undefined
  /** Origin of WeChat's API. */
  readonly url: string
}
