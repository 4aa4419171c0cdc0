import { useRef, useState } from 'react'
import { SHARE_BYTES } from '#contract/calls/share.ts'
import { refusal } from '../api/call.ts'
import { sha256 } from '../outcome/written-tables.ts'
import { useSubmit } from '../verification/use-submit.ts'
import { keepLink, sendShare } from './own-shares.ts'
import { seal } from './seal.ts'
import { shareLink } from './share-link.ts'
import type { Shareable } from './shareable.ts'
import { type Snapshot, shortHash } from './snapshot.ts'
import { withoutPieces } from './snapshot-pieces.ts'

export interface MadeShare {
  readonly id: string
  readonly link: string
  /** Unix time in seconds. */
  readonly expires: number
}

interface Choices {
  readonly leftOut: ReadonlySet<string>
  readonly days: number
}

/** Seals a result or a report, stores it at the server and remembers its link on this device. */
export function useMakeShare(result: Shareable) {
  const { submit, error, busy } = useSubmit()
  const [made, setMade] = useState<MadeShare>()
  /** The last attempt: after a lost reply the same is sent again, under the same key, and makes no second share. */
  const attempt = useRef<{ of: string; sealed: ReturnType<typeof seal>; idempotencyKey: string }>(undefined)
  const make = (content: Snapshot['content'], { leftOut, days }: Choices) =>
    submit(async () => {
      const chosen = { en: withoutPieces(content.en, leftOut), zh: withoutPieces(content.zh, leftOut) }
      const of = JSON.stringify([chosen, days])
      if (attempt.current?.of !== of) {
        const { kind, engine, data } = result
        const source = result.made && { ...result.made, question: await sha256(result.made.question) }
        const made = source && { made: source }
        const about = { kind, engine, data: data === null ? null : shortHash(data), asOf: Date.now(), ...made }
        attempt.current = { of, sealed: seal({ ...about, content: chosen }), idempotencyKey: crypto.randomUUID() }
      }
      const { sealed, idempotencyKey } = attempt.current
      const { bytes, key } = await sealed
      if (bytes.length > SHARE_BYTES) throw refusal('body-too-large')
      const { id, expires } = await sendShare(bytes, days, idempotencyKey)
      const link = shareLink(location.origin, id, key)
      await keepLink(id, { title: result.title, link })
      setMade({ id, link, expires })
    })
  return { made, make, error, busy }
}
