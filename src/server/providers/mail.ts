export interface Letter {
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
}

export interface Mail {
  /** Throws a DeliveryError. */
  send(letter: Letter): Promise<void>
}
