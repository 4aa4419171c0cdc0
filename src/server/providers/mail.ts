export interface Letter {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
  readonly files?: readonly AttachedFile[]
}

export interface AttachedFile {
  readonly name: string
  /** Its media type. */
  readonly type: string
  readonly bytes: Buffer
}

export interface Mail {
  /** Throws a DeliveryError. */
  send(letter: Letter): Promise<void>
}
