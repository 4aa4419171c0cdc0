import { msg } from '@lingui/core/macro'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import { readShared } from '../features/tools/share-inputs.ts'
import { ToolDetail } from '../features/tools/tool-detail.tsx'
import { hydrateToolMemory } from '../features/tools/tool-memory.ts'
import { ToolMissing } from '../features/tools/tool-missing.tsx'
import { loadPart } from '../loading/load-part.ts'

export const Route = createFileRoute('/_main/tool/detail')({
  staticData: { title: msg`Tool`, section: { title: msg`Clinical tools`, to: '/tool/index' } },
  validateSearch: (search): { id: string } => ({ id: typeof search.id === 'string' ? search.id : '' }),
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const [tool] = await Promise.all([loadPart(() => openTool(deps.id)), hydrateToolMemory()])
    return tool?.definition ?? null
  },
  component: function Tool() {
    const definition = Route.useLoaderData()
    return definition ? <Opened key={definition.id} definition={definition} /> : <ToolMissing />
  },
})

async function openTool(id: string) {
  const { loadTool } = await import('#catalog/tools.ts')
  return loadTool(id)
}

/** Removes the values from the address, where they would stay in the history or be shared by mistake. */
function Opened({ definition }: { definition: CalculatorDefinition }) {
  const { hash } = useLocation()
  const navigate = Route.useNavigate()
  const [shared] = useState(() => readShared(definition, hash))
  useEffect(() => {
    if (hash !== '') void navigate({ search: { id: definition.id }, hash: '', replace: true })
  }, [hash, navigate, definition.id])
  return <ToolDetail definition={definition} shared={shared} />
}
