import type { AnyRoute } from '@tanstack/react-router'
import { probe } from './api/connection.ts'
import { loadPart, PartMissing } from './loading/load-part.ts'

/** The router removes `preload` once the component is loaded. */
interface LazyComponent {
  preload?: (() => Promise<void> | undefined) | undefined
}

/**
 * A page whose program fails to load becomes its error page. The router alone would wait without end and, if the script fails, reload the
 * document once: correct after an update, but without a server the browser would show its own error page.
 */
export function limitRoutes(routes: readonly AnyRoute[]): void {
  for (const { options } of routes) {
    const component: LazyComponent | undefined = options.component
    const load = component?.preload
    if (!component || !load) continue
    component.preload = () => {
      const loading = loadPart(async () => load()).then(async () => {
        if (component.preload && !(await probe())) throw new PartMissing('the server does not answer')
      })
      loading.catch(() => undefined) // the router reports the error; a preload ignores it
      return loading
    }
  }
}
