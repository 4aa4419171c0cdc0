import { useRef, useState } from 'react'
import { SHARE_BYTES } from '#contract/calls/share.ts'
import { refusal } from '../api/call.ts'
import { keepFault } from '../faults/kept-faults.ts'
import { sha256 } from '../outcome/written-tables.ts'
import { useSubmit } from '../verification/use-submit.ts'
import { giveRows, type ShownQuestion } from './given-rows.ts'
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
  /** Puts the rows in, to which its maker has agreed. */
  readonly withRows: boolean
}

/** Why a share cannot have its rows: the device gets another result from them alone, or, in MB, they are more than a link may hold. */
export type RowsTrouble = 'other-result' | { readonly size: number }

/** Seals a result or a report, stores it at the server and remembers its link on this device. */
export function useMakeShare(result: Shareable) {
  const { submit, error, busy } = useSubmit()
  const [made, setMade] = useState<MadeShare>()
  const [trouble, setTrouble] = useState<RowsTrouble>()
  /** The last attempt: after a lost reply the same is sent again, under the same key, and makes no second share. */
  const attempt = useRef<{ of: string; sealed: ReturnType<typeof seal>; idempotencyKey: string }>(undefined)
  const make = (content: Snapshot['content'], { leftOut, days, withRows }: Choices) =>
    submit(async () => {
      setTrouble(undefined)
      const chosen = { en: withoutPieces(content.en, leftOut), zh: withoutPieces(content.zh, leftOut) }
      const of = JSON.stringify([chosen, days, withRows])
      if (attempt.current?.of !== of) {
        const { kind, engine, data } = result
        const source = result.made && { ...result.made, question: await sha256(result.made.question) }
        const made = source && { made: source }
        const about = { kind, engine, data: data === null ? null : shortHash(data), asOf: Date.now(), ...made }
        const rows = withRows && result.shown ? await rowsFor(result.shown, !leftOut.has('figures')) : undefined
        if (withRows && !rows) return setTrouble('other-result')
        const snapshot = { ...about, content: chosen, ...(rows && { rows }) }
        attempt.current = { of, sealed: seal(snapshot), idempotencyKey: crypto.randomUUID() }
      }
      const { sealed, idempotencyKey } = attempt.current
      const { bytes, key } = await sealed
      if (withRows && bytes.length > SHARE_BYTES) return setTrouble({ size: bytes.length / 1e6 })
      if (bytes.length > SHARE_BYTES) throw refusal('body-too-large')
      const { id, expires } = await sendShare(bytes, days, idempotencyKey)
      const link = shareLink(location.origin, id, key)
      await keepLink(id, { title: result.title, link })
      setMade({ id, link, expires })
    })
  return { made, make, error, trouble, busy }
}

async function rowsFor(shown: ShownQuestion, showsFigures: boolean): ReturnType<typeof giveRows> {
  try {
    return await giveRows(shown, showsFigures)
  } catch (error) {
    await keepFault(error, 'result')
    return undefined
  }
}
