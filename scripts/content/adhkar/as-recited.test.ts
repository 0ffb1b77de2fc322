import { describe, expect, it } from 'vitest'
import { spokenTransliteration } from '#shared/core/transliteration/spoken-transliteration.ts'
import items from '../../../content/adhkar/items.json' with { type: 'json' }
import { type Item, readQuranText, withQuotedVerses } from './quoted-verses.ts'

/** The transliteration of every item as recited, written by hand from the Arabic. */
const recited: Readonly<Record<string, string>> = {
  subhanallah: 'Subḥānallāh',
  alhamdulillah: 'Al-ḥamdu lillāh',
  'allahu-akbar': 'Allāhu akbar',
  tahlil: 'Lā ilāha illallāh',
  'tahlil-long':
    'Lā ilāha illallāhu waḥdahu lā sharīka lah, lahul-mulku wa-lahul-ḥamd, wa-huwa ʿalā kulli shayʾin qadīr',
  'subhanallahi-wa-bihamdihi': 'Subḥānallāhi wa-bi-ḥamdih',
  'two-words': 'Subḥānallāhi wa-bi-ḥamdih, subḥānallāhil-ʿaẓīm',
  'four-words': 'Subḥānallāh, wal-ḥamdu lillāh, wa-lā ilāha illallāh, wallāhu akbar',
  'number-of-creation':
    'Subḥānallāhi wa-bi-ḥamdih, ʿadada khalqih, wa-riḍā nafsih, wa-zinata ʿarshih, wa-midāda kalimātih',
  hawqala: 'Lā ḥawla wa-lā quwwata illā billāh',
  istighfar: 'Astaghfirullāh',
  'istighfar-tawba': 'Astaghfirullāha wa-atūbu ilayh',
  'rabbi-ighfir-li': 'Rabbighfir lī wa-tub ʿalayya innaka antat-tawwābur-raḥīm',
  'master-of-istighfar':
    'Allāhumma anta rabbī, lā ilāha illā ant, khalaqtanī wa-ana ʿabduk, wa-ana ʿalā ʿahdika wa-waʿdika mastaṭaʿt, aʿūdhu bika min sharri mā ṣanaʿt, abūʾu laka bi-niʿmatika ʿalayy, wa-abūʾu laka bi-dhanbī, faghfir lī, fa-innahu lā yaghfirudh-dhunūba illā ant',
  'allahumma-anta-s-salam': 'Allāhumma antas-salāmu wa-minkas-salām, tabārakta dhal-jalāli wal-ikrām',
  salawat: 'Allāhumma ṣalli ʿalā Muḥammadin wa-ʿalā āli Muḥammad',
  'salawat-ibrahimiyya':
    'Allāhumma ṣalli ʿalā Muḥammad, wa-ʿalā āli Muḥammad, kamā ṣallayta ʿalā Ibrāhīm, wa-ʿalā āli Ibrāhīm, innaka ḥamīdun majīd, Allāhumma bārik ʿalā Muḥammad, wa-ʿalā āli Muḥammad, kamā bārakta ʿalā Ibrāhīm, wa-ʿalā āli Ibrāhīm, innaka ḥamīdun majīd',
  'bismillah-no-harm':
    'Bismillāhilladhī lā yaḍurru maʿasmihi shayʾun fil-arḍi wa-lā fis-samāʾ, wa-huwas-samīʿul-ʿalīm',
  'dhun-nun': 'Lā ilāha illā anta subḥānaka innī kuntu minaẓ-ẓālimīn',
  'ya-hayyu': 'Yā ḥayyu yā qayyūm, bi-raḥmatika astaghīth',
}

const all = withQuotedVerses(items as readonly Item[], await readQuranText())

describe('the transliteration of the adhkar', () => {
  it.each(all)('writes $id as it is recited', ({ id, arabic = '' }) => {
    expect(spokenTransliteration(arabic)).toBe(recited[id])
  })

  it('lists no other items', () => {
    expect(Object.keys(recited).sort()).toEqual(all.map(({ id }) => id).sort())
  })
})
