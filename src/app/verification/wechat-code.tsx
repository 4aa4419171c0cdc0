import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { ToPage } from '#contract/push.ts'
import { call } from '../api/call.ts'
import { wordsOfCode, wordsOfError } from '../api/error-words.ts'
import { openChannel } from '../api/push-channel.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  type: 'login' | 'bind'
  /** The code was scanned: the fields of the next call. */
  onScanned: (openid: string) => void
}

const LIFE_MS = 10 * 60_000

async function introduce(type: Props['type'], ticket: string) {
  const watch = { type: 'watch', ticket } as const
  if (type === 'login') return [watch]
  const { ticket: own } = await call('Push/ticket', {})
  return [{ type: 'hello', ticket: own, cursor: null, notices: null } as const, watch]
}

/** A code of the official account to scan with WeChat; the push channel reports the scan. */
export function WechatCode({ type, onScanned }: Props) {
  const { i18n, t } = useLingui()
  const mounted = useId() // after a refused login the code is mounted again: that of before was used up
  const [turn, setTurn] = useState(0)
  const [problem, setProblem] = useState<string>()
  const tell = useEffectEvent(onScanned)
  const { data, error, isFetching } = useQuery({
    queryKey: ['User/sence', type, mounted, turn],
    queryFn: ({ signal }) => call('User/sence', { type }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const ticket = data?.ticket
  useEffect(() => {
    if (ticket === undefined) return
    const hear = (message: ToPage) => {
      if (message.type !== 'wechat') return
      if (message.status === 200) tell(message.openid)
      else setProblem(message.code ?? 'internal')
    }
    const channel = openChannel({
      introduce: () => introduce(type, ticket),
      hear,
      onRefused: () => setProblem('scene-ended'),
    })
    const timer = setTimeout(() => setProblem('scene-ended'), LIFE_MS)
    return () => {
      channel.close()
      clearTimeout(timer)
    }
  }, [ticket, type])

  const renew = () => {
    setProblem(undefined)
    setTurn(turn + 1)
  }
  const words = problem ? i18n._(wordsOfCode(problem)) : error ? i18n._(wordsOfError(error)) : undefined
  return (
    <div className="flex flex-col items-center gap-4">
      <div className="grid size-52 place-items-center overflow-hidden rounded-lg bg-white p-2 shadow-card">
        {data && !words ? (
          <img src={data.showUrl} alt={t`QR code to scan with WeChat`} className="size-full" />
        ) : (
          <Button onClick={renew} disabled={isFetching}>
            <RefreshCw size={16} aria-hidden />
            <Trans>New code</Trans>
          </Button>
        )}
      </div>
      <output className="block text-center text-sm text-ink-2">
        {words ?? <Trans>Scan with WeChat and follow the official account</Trans>}
      </output>
    </div>
  )
}
