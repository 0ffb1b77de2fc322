import type { GreetingName } from './greetings.ts'
import type { DrawnPicture } from './picture.ts'

const pictureTags = [
  'quran',
  'hadith',
  'eid',
  'ramadan',
  'friday',
  'hajj',
  'wedding',
  'architecture',
  'night',
  'day',
] as const
export type PictureTag = (typeof pictureTags)[number]

const ofGreetings: Readonly<Partial<Record<GreetingName, PictureTag>>> = {
  eid: 'eid',
  taqabbal: 'eid',
  ramadan: 'ramadan',
  jumuah: 'friday',
  hajj: 'hajj',
  wedding: 'wedding',
  recovery: 'hadith',
}

/** What a picture is about. */
export function tagsOf({ category, look, text }: DrawnPicture): readonly PictureTag[] {
  const tags: PictureTag[] = []
  if (text.kind === 'verse') tags.push('quran')
  if (text.kind === 'hadith') tags.push('hadith')
  const ofGreeting = text.kind === 'greeting' ? ofGreetings[text.name] : undefined
  if (ofGreeting) tags.push(ofGreeting)
  if (category === 'mosques') tags.push('architecture')
  if ('landscape' in look) tags.push(isNight(look.hour) ? 'night' : 'day')
  return tags
}

const isNight = (hour: string) => ['firstLight', 'dusk', 'deepNight'].includes(hour)
