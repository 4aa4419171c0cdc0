import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { chartKeywords, chartTitles, figuresOfAnalyses } from '#catalog/charts.ts'
import type { FigureOfAnalysis } from '#catalog/kit/gallery.ts'
import { type EntryTitle, isOffered, type KeywordsById } from '#catalog/kit/summary.ts'
import { loadPart } from '../../../loading/load-part.ts'

const charts = chartTitles.filter(isOffered)
const none: readonly FigureOfAnalysis[] = []

interface Gallery {
  /** The charts, and the figures that analyses draw. */
  readonly offered: readonly EntryTitle[]
  readonly figures: readonly FigureOfAnalysis[]
}

/** What the gallery offers. The figures of analyses follow the charts as soon as they are loaded. */
export function useGallery(): Gallery {
  const { data: figures = none } = useQuery({
    queryKey: ['figures-of-analyses'],
    queryFn: () => loadPart(figuresOfAnalyses, 'own'),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })
  return useMemo(() => ({ offered: [...charts, ...figures], figures }), [figures])
}

/** The texts searched, with those of the figures of analyses. */
export async function galleryKeywords(): Promise<KeywordsById> {
  const [words, figures] = await Promise.all([chartKeywords(), figuresOfAnalyses()])
  return { ...words, ...Object.fromEntries(figures.map((figure) => [figure.id, figure])) }
}
