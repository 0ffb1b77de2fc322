import notesFile from '../../../../content/sign-language/notes.json' with { type: 'json' }
import organisationsFile from '../../../../content/sign-language/organisations.json' with { type: 'json' }
import prayerFile from '../../../../content/sign-language/prayer.json' with { type: 'json' }
import signsFile from '../../../../content/sign-language/signs.json' with { type: 'json' }
import wuduFile from '../../../../content/sign-language/wudu.json' with { type: 'json' }
import type { BodyStep, DeafNote, Organisation, Sign } from '../core/sign-language.ts'

// The files are part of the page, so that it works offline; a test checks them.
export const prayerSteps = prayerFile as unknown as readonly BodyStep[]
export const wuduSteps = wuduFile as unknown as readonly BodyStep[]
export const deafNotes = notesFile as unknown as readonly DeafNote[]
export const signs = signsFile as unknown as readonly Sign[]
export const organisations = organisationsFile as unknown as readonly Organisation[]
