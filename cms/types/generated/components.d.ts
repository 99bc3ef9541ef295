import type { Schema, Struct } from '@strapi/strapi';

export interface ArtworkDimensions extends Struct.ComponentSchema {
  collectionName: 'components_artwork_dimensions';
  info: {
    displayName: 'Dimensions';
    icon: 'expand';
  };
  attributes: {
    diameter: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      >;
    height: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      >;
    length: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      >;
    unit: Schema.Attribute.Enumeration<['cm', 'mm']> &
      Schema.Attribute.Required &
      Schema.Attribute.DefaultTo<'cm'>;
    width: Schema.Attribute.Decimal &
      Schema.Attribute.SetMinMax<
        {
          max: 10000;
          min: 0;
        },
        number
      >;
  };
}

export interface ArtworkScores extends Struct.ComponentSchema {
  collectionName: 'components_artwork_scores';
  info: {
    displayName: 'Scores';
    icon: 'star';
  };
  attributes: {
    colorHarmony: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    colorLayering: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    crystalBubbleBalance: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    glazeColorRhythm: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    glazeFusion: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    glazePattern: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    glazeTexture: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    imageryAssociation: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    microCosmos: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    naturalRarity: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    philosophicalResonance: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    sensoryResonance: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    sensoryTransmission: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    uniqueness: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
    visualComposition: Schema.Attribute.Enumeration<
      ['normal', 'good', 'excellent']
    >;
    visualLayout: Schema.Attribute.Enumeration<['normal', 'good', 'excellent']>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'artwork.dimensions': ArtworkDimensions;
      'artwork.scores': ArtworkScores;
    }
  }
}
