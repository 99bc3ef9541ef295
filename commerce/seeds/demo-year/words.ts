/** The usernames are made from the Latin spelling. */
export const familyNames = [
  ['王', 'wang'],
  ['李', 'li'],
  ['张', 'zhang'],
  ['刘', 'liu'],
  ['陈', 'chen'],
  ['杨', 'yang'],
  ['赵', 'zhao'],
  ['黄', 'huang'],
  ['周', 'zhou'],
  ['吴', 'wu'],
  ['徐', 'xu'],
  ['孙', 'sun'],
  ['胡', 'hu'],
  ['朱', 'zhu'],
  ['高', 'gao'],
  ['林', 'lin'],
  ['欧阳', 'ouyang'],
] as const;

export const givenNames = [
  ['静', 'jing'],
  ['伟', 'wei'],
  ['婉清', 'wanqing'],
  ['子墨', 'zimo'],
  ['建国', 'jianguo'],
  ['雨桐', 'yutong'],
  ['思远', 'siyuan'],
  ['若兰', 'ruolan'],
  ['明哲', 'mingzhe'],
  ['晓峰', 'xiaofeng'],
  ['诗涵', 'shihan'],
  ['文博', 'wenbo'],
  ['秀英', 'xiuying'],
  ['浩然', 'haoran'],
  ['佳怡', 'jiayi'],
  ['国强', 'guoqiang'],
  ['知夏', 'zhixia'],
] as const;

export const englishNames = [
  'Emily Carter',
  'James Whitfield',
  'Sophie Laurent',
  'Daniel Okafor',
  'Hannah Weiss',
  'Marco Bellini',
  'Grace Nakamura',
  'Oliver Hughes',
  'Ingrid Solberg',
  'Thomas Brandt',
] as const;

export const places = [
  ['北京市', '北京市', '海淀区', '中关村南大街 27 号'],
  ['北京市', '北京市', '朝阳区', '建国路 88 号院 6 号楼'],
  ['上海市', '上海市', '徐汇区', '衡山路 516 弄 3 号'],
  ['上海市', '上海市', '浦东新区', '世纪大道 1788 号'],
  ['江苏省', '南京市', '鼓楼区', '汉口路 22 号'],
  ['江苏省', '苏州市', '姑苏区', '平江路 120 号'],
  ['浙江省', '杭州市', '西湖区', '龙井路 15 号'],
  ['福建省', '厦门市', '思明区', '环岛南路 208 号'],
  ['山东省', '青岛市', '市南区', '香港中路 40 号'],
  ['河南省', '郑州市', '金水区', '花园路 59 号'],
  ['河南省', '许昌市', '禹州市', '神垕镇钧都大道 9 号'],
  ['湖北省', '武汉市', '江岸区', '沿江大道 133 号'],
  ['湖南省', '长沙市', '岳麓区', '麓山路 36 号'],
  ['广东省', '广州市', '天河区', '体育东路 116 号'],
  ['广东省', '深圳市', '南山区', '科苑路 15 号'],
  ['重庆市', '重庆市', '渝中区', '民权路 28 号'],
  ['四川省', '成都市', '锦江区', '春熙路南段 8 号'],
  ['陕西省', '西安市', '雁塔区', '大雁塔北广场东路 5 号'],
] as const;

export const carriers = [
  ['顺丰速运', 'SF'],
  ['京东快递', 'JDVA'],
  ['中国邮政', 'EMS'],
  ['德邦快递', 'DPK'],
] as const;

export const remarks = [
  '',
  '',
  '',
  '',
  '送礼用，请附手写贺卡',
  '工作日白天送达',
  '请多加一层防护',
  'Please leave the price out of the parcel.',
] as const;

export const orderNotes = [
  '买家来电确认收件时间，周末送达',
  '加固木箱，箱内放防震棉',
  '附贺卡：祝乔迁之喜',
  '底足有一处窑沾，发货前已拍照告知买家',
] as const;

export const cancelReasons = ['买家改变主意', '地址填写有误，重新下单', '与家人商量后决定换一件'] as const;
export const refundWishes = [
  '釉色与预想的不同',
  '收到时外盒破损',
  '尺寸比想象的小',
  '重复下单',
  'It does not fit the shelf.',
] as const;
export const refundYes = ['沟通后同意退款', '外盒破损，照片已核对', '七日内无理由退款'] as const;
export const refundNo = ['已说明窑变差异，买家同意留用', '与买家协商后不退'] as const;

/** Kind, subject and text. */
export const messages = [
  ['contact', '请问何时可以参观作坊', '您好，下个月想带父母到神垕，请问作坊对外开放吗？需要预约吗？'],
  ['contact', '天青釉开片声音', '上周收到的小杯，夜里有清脆的声音，请问这是正常的开片吗？'],
  ['contact', '清洗与保养', '茶渍渗进开片里了，请问能用什么清洗？'],
  ['contact', '批量采购', '公司年会需要四十只同款茶杯，请问可以开发票吗？交期多久？'],
  [
    'contact',
    'Shipping to Germany',
    'Do you ship a vase to Berlin, and how do you pack it? I am happy to wait for a safe route.',
  ],
  ['contact', 'A question about the glaze', 'Is the moon-white glaze safe for hot tea every day?'],
  ['contact', '发票抬头修改', '订单的发票抬头想改成公司名称，请协助处理，谢谢。'],
  ['customization', '定制一对婚礼杯', '想定制一对刻名字的杯子，婚期在十月，预算三千元左右，可以吗？'],
  ['customization', '茶室花器', '茶室壁龛宽三十厘米，想要一件天蓝带红斑的花器，高度二十五厘米以内。'],
  ['customization', '博山炉式盖杯能否放大', '很喜欢盖杯的山形盖，能否按香炉尺寸放大一倍？'],
  [
    'customization',
    'A tea set for six',
    'Could you make a set of one pot and six cups in azure? I can send a sketch with sizes.',
  ],
  ['customization', '企业礼品', '校庆六十周年，希望定制纪念瓶二十件，请告知打样费用与周期。'],
] as const;

export const messageNotes = [
  '已电话沟通，等对方确认尺寸',
  '转给师傅看图，本周答复',
  '报价已邮件发出',
  '对方要求开专票，已告知财务',
] as const;
