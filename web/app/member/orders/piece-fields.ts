/** The field of a piece to refund is this and its code. */
export const pieceField = 'piece:';

/** Says that the dialog asks for pieces, because a box that is not ticked sends nothing. */
export const choosesPieces = 'choosesPieces';
