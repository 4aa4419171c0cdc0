import type { Routes } from '../http/route.ts'
import type { Services } from '../services.ts'
import { listOf } from '../site/site-config.ts'
import { readSettings } from '../site/store.ts'

export function toolRoutes({ db }: Services): Routes<'Tool/index'> {
  return {
    'Tool/index': {
      async answer() {
        const settings = await readSettings(db)
        const list = (key: ToolSetting) => listOf(settings.get(key) ?? '')
        return { order: list('tool_order'), featured: list('featured_tools'), hidden: list('hidden_tools') }
      },
    },
  }
}

/** Settings of the tools: lists of their names. */
export const toolSettings = ['tool_order', 'featured_tools', 'hidden_tools'] as const
type ToolSetting = (typeof toolSettings)[number]
