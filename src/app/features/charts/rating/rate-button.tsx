import { useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { ChartRating } from '../../../data/chart-ratings.ts'
import { ownData } from '../../../data/own-data.ts'
import { loadPart } from '../../../loading/load-part.ts'
import { ResultAction } from '../../../outcome/result-action.tsx'
import { session } from '../../../state/session.ts'

const load = async () => {
  const [{ RatingDialog }, { readRating }] = await Promise.all([
    loadPart(() => import('./rating-dialog.tsx'), 'own'),
    import('../../../data/chart-ratings.ts'),
  ])
  return { RatingDialog, readRating }
}
const RatingDialog = lazy(async () => ({ default: (await load()).RatingDialog }))

interface Props {
  chart: { readonly id: string; readonly version: number; readonly title: string }
}

/** Opens the dialog that rates a type of chart; only for a signed-in user. */
export function RateButton({ chart }: Props) {
  const { t } = useLingui()
  const { user } = useSnapshot(session)
  const [opened, setOpened] = useState<{ last: ChartRating | undefined }>()
  if (user === null) return null
  const open = async () => {
    const { readRating } = await load()
    setOpened({ last: await readRating(ownData().database, chart.id) })
  }
  return (
    <>
      <ResultAction icon={<MessageCircle size={16} aria-hidden />} name={t`Rate this chart`} onClick={open}>
        {t`Rate`}
      </ResultAction>
      {opened ? (
        <Suspense>
          <RatingDialog chart={chart} last={opened.last} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
