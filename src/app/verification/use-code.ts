import { useEffect, useEffectEvent, useState } from 'react'
import { CallError } from '../api/call.ts'
import type { CaptchaAnswer } from './captcha.ts'
import type { Target } from './identifier.ts'
import { forgetSentCode, RESEND_MS, readSentCode, type SentCode, writeSentCode } from './sent-code.ts'

interface Options {
  /** The purpose of the code: identifies a code that was sent before the page was reloaded. */
  slot: string
  /** The target; undefined while it is invalid. */
  target: Target | undefined
  send: (target: Target, captcha: CaptchaAnswer) => Promise<{ key: string }>
  /** Called with the target of a code that was sent before the page was reloaded. */
  onRestored?: (target: string) => void
}

export interface CodeState {
  readonly target: Target | undefined
  readonly digits: string
  readonly setDigits: (digits: string) => void
  /** Seconds until another one can be requested; 0 if now. */
  readonly wait: number
  /** A code has been sent to this target. */
  readonly isSent: boolean
  /** Sends a code. Throws the server's error. */
  readonly send: (captcha: CaptchaAnswer) => Promise<void>
  /** The fields of the call; undefined while digits are missing or no code was sent. */
  readonly answer: { readonly verify_id: string; readonly verify: string } | undefined
  /** Call after the code was used. */
  readonly forget: () => void
}

function useSecondsUntil(time: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isWaiting = time > now
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isWaiting])
  return isWaiting ? Math.ceil((time - now) / 1000) : 0
}

/** A six-digit code, from its sending to its use. */
export function useCode({ slot, target, send, onRestored }: Options): CodeState {
  const [sent, setSent] = useState<SentCode>()
  const [until, setUntil] = useState(0)
  const [digits, setDigits] = useState('')
  const wait = useSecondsUntil(until)
  const restore = useEffectEvent((to: string) => onRestored?.(to))
  useEffect(() => {
    let isHere = true
    void readSentCode(slot, Date.now()).then((found) => {
      if (!isHere || !found) return
      setSent(found)
      setUntil(found.sentAt + RESEND_MS)
      restore(found.target)
    })
    return () => {
      isHere = false
    }
  }, [slot])

  const isSent = sent !== undefined && sent.target === target?.name
  return {
    target,
    digits,
    setDigits: (typed) => setDigits(typed.replace(/\D/g, '').slice(0, 6)),
    wait,
    isSent,
    async send(captcha) {
      if (!target) return
      try {
        const { key } = await send(target, captcha)
        const code = { target: target.name, key, sentAt: Date.now() }
        await writeSentCode(slot, code)
        setSent(code)
        setUntil(code.sentAt + RESEND_MS)
        setDigits('')
      } catch (error) {
        const seconds = error instanceof CallError && error.status === 429 ? error.params.seconds : undefined
        if (typeof seconds === 'number' && seconds * 1000 <= RESEND_MS) setUntil(Date.now() + seconds * 1000)
        throw error
      }
    },
    answer: isSent && digits.length === 6 ? { verify_id: sent.key, verify: digits } : undefined,
    forget: () => {
      setSent(undefined)
      setDigits('')
      void forgetSentCode(slot, Date.now())
    },
  }
}
