import type { ClientBuild } from '#contract/calls/client.ts'
import { Refusal } from '../http/refusal.ts'
import type { Routes } from '../http/route.ts'
import type { Services } from '../services.ts'
import { countDownload, listBuilds, type StoredBuild } from './store.ts'

const MS_PER_SECOND = 1000

function present({ platform, arch, version, size, sha256, object, tried, published_at: at }: StoredBuild): ClientBuild {
  return {
    platform,
    arch,
    version,
    size,
    sha256: sha256.toString('hex'),
    url: `/${object}`,
    date: Math.floor(at / MS_PER_SECOND),
    tried,
  }
}

export function clientRoutes({ db }: Pick<Services, 'db'>): Routes<'Downloadpc/getnode' | 'Pcdownloadlog/add'> {
  return {
    'Downloadpc/getnode': {
      async answer() {
        return { installed: 'guide' as const, builds: (await listBuilds(db)).map(present) }
      },
    },
    'Pcdownloadlog/add': {
      async answer({ request, tx, now }) {
        if (!(await countDownload(tx, request, now))) throw new Refusal('not-found')
        return {}
      },
    },
  }
}
