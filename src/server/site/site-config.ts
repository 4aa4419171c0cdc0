import type { ReplyOf } from '#contract/calls/call.ts'
import type { Calls } from '#contract/calls/index.ts'
import type { Queries } from '../db/database.ts'
import { readSettings } from './store.ts'

/** Settings of the operator. */
export type SiteConfig = Omit<ReplyOf<Calls['Base/config']>, 'ways' | 'assistant'>

export const siteDefaults: SiteConfig = {
  site_title: 'Slipstick 算尺',
  web_site_icp: '',
  copyright: '',
  company_qr_code: '',
  help_doc_url: '',
  // the number in the texts of app/features/reading/texts: raised with them, so that every user is asked again
  agreement_id: 2,
  recalled_tools: [],
}

/** The operator's settings merged over the defaults. */
export async function siteConfig(db: Queries): Promise<SiteConfig> {
  const settings = await readSettings(db)
  const text = (key: keyof typeof siteDefaults) => settings.get(key) ?? String(siteDefaults[key])
  return {
    site_title: text('site_title'),
    web_site_icp: text('web_site_icp'),
    copyright: text('copyright'),
    company_qr_code: text('company_qr_code'),
    help_doc_url: text('help_doc_url'),
    agreement_id: Number(text('agreement_id')),
    recalled_tools: listOf(settings.get('recalled_tools') ?? ''),
  }
}

/** Names separated by commas or whitespace. */
export function listOf(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

export async function newestAgreement(db: Queries): Promise<number> {
  return (await siteConfig(db)).agreement_id
}
