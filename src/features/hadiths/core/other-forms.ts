import { stemOf } from '#features/quran/core/index.ts'
import { foldedWords } from '#shared/core/text-search.ts'

/** Words that translations use for the same, each line a group. */
const SAME = `
prayer salah salat namaz
fasting fast sawm siyam
charity alms zakat zakah sadaqah sadaqa
pilgrimage hajj
faith belief iman eeman
ablution wudu wudhu
supplication dua invocation
mosque masjid
prophet messenger rasul
allah god
paradise jannah heaven
hell hellfire jahannam
quran koran
muhammad mohammed muhammed
hurairah hurayra huraira hurayrah
aisha aishah ayesha
umar omar
uthman usman othman
`
const groups = new Map(
  SAME.trim()
    .split('\n')
    .map((line) => line.split(' '))
    .flatMap((group) => group.map((word) => [word, group] as const)),
)
/** A shorter stem is a part of too many words. */
const SHORTEST_STEM = 3

/** Other forms of a folded word: its stem, and words with the same meaning. */
export function otherForms(word: string): readonly string[] {
  const [stem = ''] = foldedWords(stemOf(word))
  const same = groups.get(word) ?? groups.get(stem) ?? []
  const forms = new Set([...(stem.length >= SHORTEST_STEM ? [stem] : []), ...same])
  forms.delete(word)
  return [...forms]
}
