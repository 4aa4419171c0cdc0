import type { ObjectStore } from '../objects/object-store.ts'
import { listOf, siteDefaults } from '../site/site-config.ts'
import { writeSetting } from '../site/store.ts'
import { toolSettings } from '../tools/routes.ts'
import type { Command } from './command.ts'
import { OperatorError } from './operator-error.ts'
import { publishMedia } from './publish-media.ts'

const keys: readonly string[] = [...Object.keys(siteDefaults), ...toolSettings]
const toolName = /^[a-z0-9]+(-[a-z0-9]+)*$/

async function settingOf(objects: ObjectStore, key: string, value: string): Promise<string> {
  if (key === 'agreement_id' && !/^[1-9]\d{0,8}$/.test(value)) {
    throw new OperatorError('agreement_id is a whole number above 0: raise it when the agreement changes.')
  }
  if (key === 'help_doc_url' && value !== '' && !/^https?:\/\/\S+$/.test(value)) {
    throw new OperatorError('help_doc_url is an address that begins with http:// or https://, or empty.')
  }
  if (key === 'recalled_tools' && !listOf(value).every((tool) => /^[a-z0-9]+(-[a-z0-9]+)*(@[1-9]\d*)?$/.test(tool))) {
    throw new OperatorError(
      'recalled_tools lists tools: "wells-pe, child-pugh@2" (all revisions; revisions up to 2). Empty: none.',
    )
  }
  if (toolSettings.some((setting) => setting === key) && !listOf(value).every((tool) => toolName.test(tool))) {
    throw new OperatorError(`${key} lists tools: "wells-pe, child-pugh". Empty: none.`)
  }
  // the site may only show its own pictures, so the file is stored
  if (key === 'company_qr_code' && value !== '') return `/media/${await publishMedia(objects, value, ['png', 'jpg'])}`
  return value
}

export const setConfig: Command = {
  usage: `KEY VALUE    (${keys.join(', ')}; company_qr_code takes a PNG or JPG file)`,
  purpose: 'Set what the site says of itself',
  options: [],
  async run({ site: { database, objects }, argument }) {
    const key = argument('KEY')
    const value = argument('VALUE')
    if (!keys.includes(key)) throw new OperatorError(`${key} is none of ${keys.join(', ')}.`)
    await writeSetting(database.db, key, await settingOf(objects, key, value))
  },
}
