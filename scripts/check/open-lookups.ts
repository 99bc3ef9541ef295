import path from 'node:path';
import ts from 'typescript';

/** Tests may look up keys that they wrote themselves. */
const unchecked = /node_modules|\.test\.tsx?$|\/(?:test|testing|e2e|dist|build)\//;

/**
 * Lookups by a key that may be any text also find inherited names, such as `constructor`. They are allowed if the same
 * function asks `Object.hasOwn` for the key.
 */
export function findOpenLookups(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && !unchecked.test(file.fileName))
    .flatMap((file) => lookupsIn(file).filter(isOpen).map(describe));

  function isOpen({ table, key, node }: Lookup): boolean {
    return (
      !isWritten(node) &&
      mayBeAnyText(checker.getTypeAtLocation(withoutCast(key))) &&
      !isGuarded({ table, key, node })
    );
  }

  /** A generic key is named by the callers, and a template literal with its own letters is no inherited name. */
  function mayBeAnyText(type: ts.Type): boolean {
    if (type.isUnion()) return type.types.some(mayBeAnyText);
    return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
  }
}

interface Lookup {
  table: ts.Expression;
  key: ts.Expression;
  node: ts.Node;
}

function lookupsIn(node: ts.Node): Lookup[] {
  const inner: Lookup[] = [];
  node.forEachChild((child) => void inner.push(...lookupsIn(child)));
  if (ts.isElementAccessExpression(node) && !ts.isStringLiteralLike(node.argumentExpression)) {
    return [{ table: node.expression, key: node.argumentExpression, node }, ...inner];
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
    if (!ts.isStringLiteralLike(node.left)) return [{ table: node.right, key: node.left, node }, ...inner];
  }
  return inner;
}

function isWritten(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isDeleteExpression(parent)) return true;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

function withoutCast(key: ts.Expression): ts.Expression {
  return ts.isAsExpression(key) || ts.isParenthesizedExpression(key) ? withoutCast(key.expression) : key;
}

function isGuarded({ table, key, node }: Lookup): boolean {
  const guard = `Object.hasOwn(${table.getText()}, ${withoutCast(key).getText()})`;
  const around = ts.findAncestor(node, ts.isFunctionLike) ?? node.getSourceFile();
  return around.getText().includes(guard);
}

function describe({ node }: Lookup): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  const place = `${path.relative(process.cwd(), file.fileName)}(${line + 1})`;
  return `${place}: ${node.getText()} also finds what every object inherits. Use own(table, key) or a Map.`;
}
