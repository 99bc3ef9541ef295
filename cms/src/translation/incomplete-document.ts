/** A document in which Chinese texts have no English. */
export interface IncompleteDocument {
  uid: string;
  kind: 'collectionType' | 'singleType';
  documentId: string;
  /** The English name of the type, by which the panel finds its Chinese one. */
  type: string;
  /** Null if the document has no title yet. */
  title: string | null;
  percent: number;
  /** How many Chinese words have no English. */
  words: number;
}
