import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadTool } from '#catalog/tools.ts'
import { ToolDetail } from '../features/tools/tool-detail.tsx'
import { ToolMissing } from '../features/tools/tool-missing.tsx'
import { loadPart } from '../loading/load-part.ts'

export const Route = createFileRoute('/_main/tool/detail')({
  staticData: { title: msg`Tool`, section: { title: msg`Clinical tools`, to: '/tool/index' } },
  validateSearch: (search): { id: string } => ({ id: typeof search.id === 'string' ? search.id : '' }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => (await loadPart(() => loadTool(deps.id)))?.definition ?? null,
  component: function Tool() {
    const definition = Route.useLoaderData()
    return definition ? <ToolDetail key={definition.id} definition={definition} /> : <ToolMissing />
  },
})
