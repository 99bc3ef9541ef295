export interface IncompleteDocument {
  uid: string;
  kind: 'collectionType' | 'singleType';
  documentId: string;
  /** The English name of the type, by which the panel finds the Chinese one. */
  type: string;
  /** Null if the document has no title yet. */
  title: string | null;
  percent: number;
  words: number;
}
