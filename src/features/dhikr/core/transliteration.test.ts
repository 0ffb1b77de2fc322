import { describe, expect, it } from 'vitest'
import phrases from '../../../../content/dhikr/phrases.json' with { type: 'json' }
import { transliterated } from './transliteration.ts'

/** Every phrase of the library, read by eye. */
const written: readonly (readonly [id: string, latin: string])[] = [
  ['subhanallah', 'Subḥāna Allāh'],
  ['alhamdulillah', 'Al-ḥamdu lillāh'],
  ['allahu-akbar', 'Allāhu akbar'],
  ['tahlil', 'Lā ilāha illā Allāh'],
  [
    'tahlil-long',
    'Lā ilāha illā Allāhu waḥdahu lā sharīka lah, lahu al-mulku walahu al-ḥamd, wahuwa ʿalā kulli shayʾin qadīr',
  ],
  ['subhanallahi-wa-bihamdihi', 'Subḥāna Allāhi wabiḥamdih'],
  ['two-words', 'Subḥāna Allāhi wabiḥamdih, subḥāna Allāhi al-ʿaẓīm'],
  ['four-words', 'Subḥāna Allāh, wal-ḥamdu lillāh, walā ilāha illā Allāh, wallāhu akbar'],
  [
    'number-of-creation',
    'Subḥāna Allāhi wabiḥamdih, ʿadada khalqih, wariḍā nafsih, wazinata ʿarshih, wamidāda kalimātih',
  ],
  ['hawqala', 'Lā ḥawla walā quwwata illā billāh'],
  ['istighfar', 'Astaghfiru Allāh'],
  ['istighfar-tawba', 'Astaghfiru Allāha waʾatūbu ilayh'],
  ['rabbi-ighfir-li', 'Rabbi ighfir lī watub ʿalayya innaka anta at-tawwābu ar-raḥīm'],
  [
    'master-of-istighfar',
    'Allāhumma anta rabbī, lā ilāha illā anta, khalaqtanī waʾanā ʿabduk, waʾanā ʿalā ʿahdika wawaʿdika mā istaṭaʿtu, aʿūdhu bika min sharri mā ṣanaʿtu, abūʾu laka biniʿmatika ʿalayya, waʾabūʾu laka bidhanbī, faghfir lī, faʾinnahu lā yaghfiru adh-dhunūba illā anta',
  ],
  ['allahumma-anta-s-salam', 'Allāhumma anta as-salāmu waminka as-salām, tabārakta dhā al-jalāli wal-ikrām'],
  ['salawat', 'Allāhumma ṣalli ʿalā Muḥammadin waʿalā āli Muḥammad'],
  [
    'salawat-ibrahimiyya',
    'Allāhumma ṣalli ʿalā Muḥammad, waʿalā āli Muḥammad, kamā ṣallayta ʿalā Ibrāhīm, waʿalā āli Ibrāhīm, innaka ḥamīdun majīd, Allāhumma bārik ʿalā Muḥammad, waʿalā āli Muḥammad, kamā bārakta ʿalā Ibrāhīm, waʿalā āli Ibrāhīm, innaka ḥamīdun majīd',
  ],
  [
    'bismillah-no-harm',
    'Bismi Allāhi alladhī lā yaḍurru maʿa ismihi shayʾun fī al-arḍi walā fī as-samāʾ, wahuwa as-samīʿu al-ʿalīm',
  ],
  ['dhun-nun', 'Lā ilāha illā anta subḥānaka innī kuntu mina aẓ-ẓālimīn'],
  ['ya-hayyu', 'Yā ḥayyu yā qayyūm, biraḥmatika astaghīth'],
]

describe('the transliteration', () => {
  it('is that of the table for every phrase', () => {
    expect(phrases.map(({ id, arabic }) => [id, transliterated(arabic)])).toEqual(written)
  })
})
