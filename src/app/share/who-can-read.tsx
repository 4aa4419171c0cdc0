import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { isOwnDataOpen, ownData } from '../data/own-data.ts'
import { readProject } from '../data/projects.ts'

/** Where the content goes, and who can read it. */
export function WhoCanRead({ project, withRows }: { project: string | null; withRows: boolean }) {
  const staysHere = useLiveQuery(async () => {
    if (project === null || !isOwnDataOpen()) return false
    return (await readProject(ownData().database, project))?.storage === 'device'
  }, [project])
  return (
    <div className="flex flex-col gap-2 text-sm text-ink-2">
      {staysHere && withRows ? (
        <p>
          <Trans>
            The data of this project stay on this device, but for what is ticked above: it leaves the device, encrypted,
            with the rows.
          </Trans>
        </p>
      ) : staysHere ? (
        <p>
          <Trans>
            The data of this project stay on this device. What is ticked above leaves it, encrypted; the data themselves
            do not.
          </Trans>
        </p>
      ) : null}
      <p>
        <Trans>
          This device encrypts the page and sends it to the server. The key is in the link alone: the operator of the
          site cannot read the page, and everyone who has the link can. It can be revoked at any time; what somebody has
          seen or copied until then cannot be taken back.
        </Trans>
      </p>
    </div>
  )
}
