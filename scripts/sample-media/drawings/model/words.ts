export interface Words {
  zh: string;
  en: string;
}
