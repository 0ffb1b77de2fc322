/** File names by surah and verse (`002255.mp3`) or by the verse's number in the whole Quran (`262.mp3`). */
export type AddressScheme = 'surah-verse' | 'verse-number'

/** The base address for each naming scheme; operators can configure mirrors. */
export type RecitationHosts = Readonly<Record<AddressScheme, string>>

/** Used unless the operator configures others. Without trailing slashes. */
export const defaultRecitationHosts: RecitationHosts = {
  'surah-verse': 'https://everyayah.com/data',
  'verse-number': 'https://cdn.islamic.network/quran/audio',
}

export interface Reciter {
  readonly id: string
  readonly name: string
  readonly arabicName: string
  /** `murattal`: measured, for listening and learning; `mujawwad`: slow and melodious. */
  readonly style: 'murattal' | 'mujawwad'
  /** Kilobits a second. */
  readonly bitRate: number
  /** The recitation's folder at each host, the preferred host first. */
  readonly folders: Readonly<Partial<Record<AddressScheme, string>>> & { readonly 'surah-verse': string }
  /** Rafiq does not distribute the recordings; see `docs/third-party/quran.md`. */
  readonly licence: 'listening'
}

function reciter(
  id: string,
  names: readonly [latin: string, arabic: string],
  style: Reciter['style'],
  bitRate: number,
  folder: string,
  byNumber?: string,
): Reciter {
  const [name, arabicName] = names
  const folders = { 'surah-verse': folder, ...(byNumber && { 'verse-number': `${bitRate}/${byNumber}` }) }
  return { id, name, arabicName, style, bitRate, folders, licence: 'listening' }
}

const alafasy = ['Mishary Rashid Alafasy', 'مشاري راشد العفاسي'] as const
const husary = ['Mahmoud Khalil Al-Husary', 'محمود خليل الحصري'] as const
const abdulBasit = ['Abdul Basit Abdul Samad', 'عبد الباسط عبد الصمد'] as const
const minshawi = ['Mohamed Siddiq Al-Minshawi', 'محمد صديق المنشاوي'] as const
const sudais = ['Abdul Rahman Al-Sudais', 'عبد الرحمن السديس'] as const
const muaiqly = ['Maher Al-Muaiqly', 'ماهر المعيقلي'] as const
const shuraym = ['Saud Al-Shuraim', 'سعود الشريم'] as const
const ghamdi = ['Saad Al-Ghamdi', 'سعد الغامدي'] as const
const hudhaify = ['Ali Al-Hudhaify', 'علي الحذيفي'] as const
const shatri = ['Abu Bakr Al-Shatri', 'أبو بكر الشاطري'] as const

/** Reciters with one recording per verse; the first is the default. */
export const reciters = [
  reciter('alafasy', alafasy, 'murattal', 128, 'Alafasy_128kbps', 'ar.alafasy'),
  reciter('husary', husary, 'murattal', 128, 'Husary_128kbps', 'ar.husary'),
  reciter('husary-mujawwad', husary, 'mujawwad', 128, 'Husary_128kbps_Mujawwad'),
  reciter(
    'abdul-basit',
    abdulBasit,
    'murattal',
    192,
    'Abdul_Basit_Murattal_192kbps',
    'ar.abdulbasitmurattal',
  ),
  reciter('abdul-basit-mujawwad', abdulBasit, 'mujawwad', 128, 'Abdul_Basit_Mujawwad_128kbps'),
  reciter('minshawi', minshawi, 'murattal', 128, 'Minshawy_Murattal_128kbps', 'ar.minshawi'),
  reciter('minshawi-mujawwad', minshawi, 'mujawwad', 192, 'Minshawy_Mujawwad_192kbps'),
  reciter('sudais', sudais, 'murattal', 192, 'Abdurrahmaan_As-Sudais_192kbps', 'ar.abdurrahmaansudais'),
  reciter('muaiqly', muaiqly, 'murattal', 128, 'MaherAlMuaiqly128kbps', 'ar.mahermuaiqly'),
  reciter('shuraym', shuraym, 'murattal', 128, 'Saood_ash-Shuraym_128kbps'),
  reciter('ghamdi', ghamdi, 'murattal', 40, 'Ghamadi_40kbps'),
  reciter('hudhaify', hudhaify, 'murattal', 128, 'Hudhaify_128kbps', 'ar.hudhaify'),
  reciter('shatri', shatri, 'murattal', 128, 'Abu_Bakr_Ash-Shaatree_128kbps', 'ar.shaatree'),
] as const satisfies readonly [Reciter, ...Reciter[]]

/** The reciter with this id, or the default for an unknown id. */
export function reciterOrDefault(id: string | undefined): Reciter {
  return reciters.find((known) => known.id === id) ?? reciters[0]
}
