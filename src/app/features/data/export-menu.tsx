import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Dataset } from '../../data/datasets/dataset.ts'
import { ownData } from '../../data/own-data.ts'
import { saveResult } from '../../download/save-result.ts'
import { loadPart } from '../../loading/load-part.ts'
import { showToast } from '../../state/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { start } from '../../workers/bridge.ts'
import type { ExportedRows, ExportFormat } from '../../workers/export-rows.ts'

const FormulaTextsDialog = lazy(async () => ({
  default: (await loadPart(() => import('./formula-texts-dialog.tsx'))).FormulaTextsDialog,
}))
const LossesDialog = lazy(async () => ({
  default: (await loadPart(() => import('./losses-dialog.tsx'))).LossesDialog,
}))

interface Asked extends ExportedRows {
  readonly format: ExportFormat
  readonly guard: boolean
}

/** Exports the rows after all steps. */
export function ExportMenu({ dataset }: { dataset: Dataset }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const make = async (format: ExportFormat, guard: boolean) => {
    try {
      const { user } = ownData()
      return await start((engine, job, onFraction) =>
        engine.exportRows(user, dataset.id, format, guard, job, onFraction),
      )
    } catch (error) {
      showToast('error', msg`The file could not be made: ${error instanceof Error ? error.message : String(error)}`)
      return undefined
    }
  }
  const keep = (blob: Blob, format: ExportFormat) => saveResult(blob, `${dataset.name}.${format.replace(/-.*/, '')}`)
  const save = async (format: ExportFormat) => {
    const guard = format === 'csv-excel' // the others are for R, which needs unchanged data
    const made = await make(format, guard)
    if (made && (made.formulaTexts > 0 || made.losses.length > 0)) setAsked({ ...made, format, guard })
    else if (made) {
      setAsked(undefined)
      keep(made.blob, format)
    }
  }
  const decide = async ({ blob, format, guard }: Asked, decided: boolean) => {
    setAsked(undefined)
    const made = decided === guard ? blob : (await make(format, decided))?.blob
    if (made) keep(made, format)
  }
  return (
    <>
      <Menu
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button>
            <Download size={16} aria-hidden />
            {t`Export`}
          </Button>
        }
      >
        <MenuItem onSelect={() => void save('csv')}>{t`CSV, for R and other programs`}</MenuItem>
        <MenuItem onSelect={() => void save('csv-source')}>{t`CSV before the steps, for their R script`}</MenuItem>
        <MenuItem onSelect={() => void save('csv-excel')}>{t`CSV, for Excel`}</MenuItem>
        <MenuItem onSelect={() => void save('xlsx')}>{t`Excel workbook`}</MenuItem>
        <MenuItem onSelect={() => void save('xlsx-dictionary')}>{t`Excel workbook with dictionary`}</MenuItem>
        <MenuItem onSelect={() => void save('sav')}>SPSS (.sav)</MenuItem>
        <MenuItem onSelect={() => void save('zsav')}>{t`SPSS, compressed (.zsav)`}</MenuItem>
        <MenuItem onSelect={() => void save('dta')}>Stata (.dta)</MenuItem>
        <MenuItem onSelect={() => void save('xpt')}>SAS (.xpt)</MenuItem>
        <MenuItem onSelect={() => void save('rds')}>R (.rds)</MenuItem>
        <MenuItem onSelect={() => void save('parquet')}>Parquet (.parquet)</MenuItem>
      </Menu>
      {asked ? (
        <Suspense>
          {asked.losses.length > 0 ? (
            <LossesDialog
              losses={asked.losses}
              format={asked.format}
              onFormat={(format) => void save(format)}
              onSave={() => void decide(asked, asked.guard)}
              onClose={() => setAsked(undefined)}
            />
          ) : (
            <FormulaTextsDialog
              count={asked.formulaTexts}
              proposed={asked.guard}
              onSave={(guard) => void decide(asked, guard)}
              onClose={() => setAsked(undefined)}
            />
          )}
        </Suspense>
      ) : null}
    </>
  )
}
