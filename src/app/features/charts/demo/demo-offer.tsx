import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Download, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import type { EntryTitle } from '#catalog/kit/summary.ts'
import type { ExampleFormat } from '#formats/example-file.ts'
import { saveFile } from '../../../download/save-file.ts'
import { useWords } from '../../../i18n/use-words.ts'
import { loadPart } from '../../../loading/load-part.ts'
import { showToast } from '../../../state/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { useCoveredWork } from '../../../ui/use-covered-work.tsx'

interface Props {
  chart: Pick<EntryTitle, 'id'>
  /** The project that gets the demo data. */
  project: string
}

/** Draws the chart with its demo data, or saves them as a file, so that a reader sees how the data of a chart must be laid out. */
export function DemoOffer({ chart, project }: Props) {
  const { t } = useLingui()
  const { language } = useWords()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const { run, cover } = useCoveredWork(<Trans>Loading the demo data …</Trans>)
  const [isOpen, setOpen] = useState(false)
  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await act()
    } catch (error) {
      showToast(
        'error',
        msg`The demo data could not be loaded: ${error instanceof Error ? error.message : String(error)}`,
      )
    } finally {
      setBusy(false)
    }
  }
  const draw = async () => {
    const { drawDemo } = await loadPart(() => import('./draw-demo.ts'), 'own')
    const drawn = await run((watch) => drawDemo(chart, language, watch, project))
    if (!drawn) return
    const { dataset, chart: id, source } = drawn
    await navigate({ to: '/statistical/detail', search: { dataset, chart: id } })
    showToast('ok', msg`The demo data are a dataset of this project now. Source: ${source}`)
  }
  const save = async (format: ExampleFormat) => {
    const { demoFile, loadChartDemo } = await loadPart(() => import('../../../demo/chart-demo.ts'), 'own')
    const demo = await loadChartDemo(chart.id, language)
    if (!demo) return
    const file = await demoFile(demo, demo.data.source[language], format)
    saveFile(file, `${demo.data.title[language]}.${format === 'xlsx' ? 'xlsx' : 'zip'}`)
  }
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {cover}
      <Button size="field" disabled={isBusy} onClick={() => void attempt(draw)}>
        <FlaskConical size={16} aria-hidden />
        <Trans>Try with the demo data</Trans>
      </Button>
      <Menu
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button size="field" disabled={isBusy}>
            <Download size={16} aria-hidden />
            <Trans>Download the demo data</Trans>
          </Button>
        }
      >
        <MenuItem onSelect={() => void attempt(() => save('xlsx'))}>{t`Excel workbook`}</MenuItem>
        <MenuItem onSelect={() => void attempt(() => save('csv'))}>{t`CSV and list of variables (ZIP)`}</MenuItem>
      </Menu>
    </div>
  )
}
