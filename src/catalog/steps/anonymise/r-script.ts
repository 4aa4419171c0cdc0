import { columnInfo } from '../../kit/data-dictionary.ts'
import { rColumn, rNumber, rString } from '../../kit/r/r-code.ts'
import type { ScriptData } from '../../kit/r/r-script.ts'
import { rWidened } from '../../kit/r/r-widen.ts'
import type { StepOptionsOf, StepRScript } from '../../kit/step.ts'
import { secretVariable } from '../../kit/steps/secret-key.ts'
import type { definition } from './definition.ts'

type Choices = StepOptionsOf<typeof definition>['how'][string]

/** The key is not written into the program, which is passed on with the results. */
const keyLines = [
  `key <- Sys.getenv(${rString(secretVariable)}) # the key of the step is not part of this program`,
  `if (!grepl("^[0-9a-f]{32}$", key)) stop("Sys.setenv(${secretVariable} = the key of the step) first", call. = FALSE)`,
  'key <- as.raw(strtoi(substring(key, seq(1, 31, 2), seq(2, 32, 2)), 16))',
  'keyed <- function(x) vapply(x, function(text) if (is.na(text)) NA_character_',
  '  else digest::hmac(key, enc2utf8(text), "sha256"), "", USE.NAMES = FALSE) # package digest',
]

export const rScript: StepRScript<typeof definition> = {
  script({ variables, how, key, person }, data) {
    const helpers = new Set<string>()
    const textOf = (id: string) => {
      const { code, helpers: needed } = rWidened(rColumn(data, id), columnInfo(data, id)?.type ?? 'text', 'text')
      for (const helper of needed) helpers.add(helper)
      return code
    }
    const shiftLines =
      person !== null && variables.some((id) => how[id]?.method === 'shift')
        ? [
            `person <- ${textOf(person)}`,
            'days <- ifelse(is.na(person), NA, 1 + strtoi(substr(keyed(paste("shift", person)), 1, 7), 16) %% 365)',
          ]
        : []
    const lines = variables.flatMap((id) => {
      const choices = how[id]
      return choices === undefined ? [] : treatmentLines(id, choices, data, textOf)
    })
    return { helpers: [...helpers], lines: [...(key === '' ? [] : keyLines), ...shiftLines, ...lines] }
  },
}

function treatmentLines(
  id: string,
  { method, unit, limit, width, shown }: Choices,
  data: ScriptData,
  textOf: (id: string) => string,
): readonly string[] {
  const x = rColumn(data, id)
  switch (method) {
    case 'drop':
      return [`${x} <- NULL`]
    case 'code':
      return [`${x} <- substr(keyed(${textOf(id)}), 1, 16)`]
    case 'number':
      return [`${x} <- match(${x}, unique(${x}[!is.na(${x})]))`]
    case 'shift':
      return [`${x} <- ${x} - days${columnInfo(data, id)?.type === 'datetime' ? ' * 86400' : ''}`]
    case 'round':
      return [`${x} <- as.Date(format(${x}, "${unit === 'month' ? '%Y-%m-01' : '%Y-01-01'}"))`]
    case 'top':
      return [`${x} <- pmin(${x}, ${rNumber(limit)})`]
    case 'bands':
      return [`${x} <- floor(${x} / ${rNumber(width)}) * ${rNumber(width)}`]
    case 'mask':
      return [
        `text <- ${textOf(id)}`,
        `${x} <- ifelse(is.na(text), NA, paste0(substr(text, 1, ${shown}), strrep("*", pmax(nchar(text) - ${shown}, 0))))`,
      ]
  }
}
