import type { AnyRoute } from '@tanstack/react-router'
import { probe } from './api/connection.ts'
import { loadPart, PartMissing } from './loading/load-part.ts'

/** The router takes `preload` away once the component is there. */
interface LazyComponent {
  preload?: (() => Promise<void> | undefined) | undefined
}

/**
 * A page whose program does not arrive becomes its error page. By itself the router waits without end, and where the script fails it
 * loads the document anew, once: right after an update, but with the server gone that would leave the reader with the browser's own error page.
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
      loading.catch(() => undefined) // the router learns of it; who only loads ahead need not
      return loading
    }
  }
}
