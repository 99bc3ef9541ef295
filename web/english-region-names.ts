/*
 * Places whose English name is not the pinyin of their Chinese name. Sources:
 * - Hong Kong: schedule 1 of the District Councils Ordinance (Cap. 547);
 * - Macao: the parishes as the government names them in English, in Portuguese (https://gov.mo/en/news/43099);
 * - Taiwan: the spellings of the cities and counties. Districts are in pinyin since 2009, apart from a few older names
 *   and from directions, which are translated.
 */

export const englishNames: Record<string, string> = {
  内蒙古自治区: 'Inner Mongolia',
  陕西省: 'Shaanxi',
  香港特别行政区: 'Hong Kong',
  澳门特别行政区: 'Macao',
  其它区: 'Other districts',
};

/** By province, because other provinces have places with the same Chinese name. */
const namesByProvince: Record<string, Record<string, string>> = {
  香港特别行政区: {
    香港岛: 'Hong Kong Island',
    中西区: 'Central and Western',
    湾仔区: 'Wan Chai',
    东区: 'Eastern',
    南区: 'Southern',
    九龙: 'Kowloon',
    九龙城区: 'Kowloon City',
    油尖旺区: 'Yau Tsim Mong',
    深水埗区: 'Sham Shui Po',
    黄大仙区: 'Wong Tai Sin',
    观塘区: 'Kwun Tong',
    新界: 'New Territories',
    北区: 'North',
    大埔区: 'Tai Po',
    沙田区: 'Sha Tin',
    西贡区: 'Sai Kung',
    元朗区: 'Yuen Long',
    屯门区: 'Tuen Mun',
    荃湾区: 'Tsuen Wan',
    葵青区: 'Kwai Tsing',
    离岛区: 'Islands',
  },
  澳门特别行政区: {
    澳门半岛: 'Macao Peninsula',
    花地玛堂区: 'Nossa Senhora de Fátima',
    花王堂区: 'Santo António',
    望德堂区: 'São Lázaro',
    大堂区: 'Sé (Cathedral)',
    风顺堂区: 'São Lourenço',
    离岛: 'Islands',
    嘉模堂区: 'Nossa Senhora do Carmo (Taipa)',
    路氹填海区: 'Cotai',
    圣方济各堂区: 'São Francisco Xavier (Coloane)',
  },
  台湾省: {
    台北市: 'Taipei',
    高雄市: 'Kaohsiung',
    台南市: 'Tainan',
    台中市: 'Taichung',
    新北市: 'New Taipei',
    桃园市: 'Taoyuan',
    基隆市: 'Keelung',
    新竹市: 'Hsinchu City',
    新竹县: 'Hsinchu County',
    嘉义市: 'Chiayi City',
    嘉义县: 'Chiayi County',
    金门县: 'Kinmen',
    连江县: 'Lienchiang (Matsu)',
    苗栗县: 'Miaoli',
    彰化县: 'Changhua',
    彰化市: 'Changhua',
    南投县: 'Nantou',
    云林县: 'Yunlin',
    屏东县: 'Pingtung',
    屏东市: 'Pingtung',
    台东县: 'Taitung',
    台东市: 'Taitung',
    花莲县: 'Hualien',
    花莲市: 'Hualien',
    宜兰县: 'Yilan',
    澎湖县: 'Penghu',
    东区: 'East',
    西区: 'West',
    南区: 'South',
    北区: 'North',
    中区: 'Central',
    中西区: 'West Central',
    淡水区: 'Tamsui',
    鹿港镇: 'Lukang',
  },
};

/** Keys such as `台湾省/台北市`. */
export const englishNamesIn: Record<string, string> = Object.fromEntries(
  Object.entries(namesByProvince).flatMap(([province, names]) =>
    Object.entries(names).map(([name, english]) => [`${province}/${name}`, english]),
  ),
);
