import { Trans } from '@lingui/react/macro'
import { yuanOf } from '#contract/money/fen.ts'
import { Button } from '../../../ui/button.tsx'
import { LoadState } from '../load-state.tsx'
import { OfflineBar } from '../offline-bar.tsx'
import { PersonalLink } from '../personal-links.tsx'
import { useStoredReply } from '../use-stored-reply.ts'
import { Card, Fact } from './card.tsx'
import { DueNotices } from './due-notices.tsx'
import { useMemberWords } from './member-words.ts'

/** What is in the wallet. */
export function WalletCard() {
  const { data, error, isCurrent, refetch } = useStoredReply('Wallet/detail', {})
  return (
    <Card title={<Trans>Wallet</Trans>}>
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      {data ? (
        <dl className="flex flex-wrap gap-x-10 gap-y-3">
          <Fact name={<Trans>Balance, yuan</Trans>}>{yuanOf(data.cash + data.gift)}</Fact>
          <Fact name={<Trans>Cash</Trans>}>{yuanOf(data.cash)}</Fact>
          <Fact name={<Trans>Gift</Trans>}>{yuanOf(data.gift)}</Fact>
        </dl>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button asChild look="primary">
          <PersonalLink page="wallet/recharge">
            <Trans>Recharge</Trans>
          </PersonalLink>
        </Button>
        <Button asChild>
          <PersonalLink page="wallet/runningWater">
            <Trans>Statement</Trans>
          </PersonalLink>
        </Button>
      </div>
    </Card>
  )
}

/** The level that runs, and how much is left of each. */
export function MemberCard() {
  const { data, error, isCurrent, refetch } = useStoredReply('Member/index', {})
  const { level, due, length, isForLife } = useMemberWords()
  return (
    <Card title={<Trans>Membership</Trans>}>
      {data && !isCurrent ? <OfflineBar time={data.time} /> : null}
      {data ? (
        <>
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            <Fact name={<Trans>Level</Trans>}>{data.plan?.name ?? level(data.level)}</Fact>
            {data.due_time > 0 ? <Fact name={<Trans>Valid until</Trans>}>{due(data.due_time)}</Fact> : null}
          </dl>
          {data.left.length > 1 ? (
            <ul className="text-sm text-ink-2">
              {data.left.map((left) => (
                <li key={left.level}>
                  {level(left.level)}: {length(left.seconds)}
                </li>
              ))}
            </ul>
          ) : null}
          {data.due_time > 0 && !isForLife(data.due_time) ? <DueNotices on={data.notices ?? true} /> : null}
          <p className="text-sm text-ink-2">
            <Trans>Everything that is computed on your device is free, with or without a membership.</Trans>
          </p>
        </>
      ) : (
        <LoadState error={error} onRetry={() => void refetch()} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button asChild look="primary">
          <PersonalLink page="member/renew">
            <Trans>Plans</Trans>
          </PersonalLink>
        </Button>
        <Button asChild>
          <PersonalLink page="active">
            <Trans>Use an activation code</Trans>
          </PersonalLink>
        </Button>
        <Button asChild>
          <PersonalLink page="member/rechargeRecord">
            <Trans>Membership records</Trans>
          </PersonalLink>
        </Button>
      </div>
    </Card>
  )
}
